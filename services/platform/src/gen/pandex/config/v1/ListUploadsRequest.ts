// Original file: protos/pandex/config/v1/config.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';

export interface ListUploadsRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'q'?: (string);
}

export interface ListUploadsRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'q': (string);
}
