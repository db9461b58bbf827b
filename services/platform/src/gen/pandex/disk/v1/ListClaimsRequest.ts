// Original file: protos/pandex/disk/v1/disk.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';

export interface ListClaimsRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'state'?: (string);
  'q'?: (string);
  'from'?: (string);
  'to'?: (string);
}

export interface ListClaimsRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'state': (string);
  'q': (string);
  'from': (string);
  'to': (string);
}
