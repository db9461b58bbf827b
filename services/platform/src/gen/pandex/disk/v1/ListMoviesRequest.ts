// Original file: protos/pandex/disk/v1/disk.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';

export interface ListMoviesRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'q'?: (string);
  'type'?: (string);
  'show'?: (string);
}

export interface ListMoviesRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'q': (string);
  'type': (string);
  'show': (string);
}
