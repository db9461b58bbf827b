// Original file: protos/pandex/user/v1/user.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';

export interface ListCdkeysRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'q'?: (string);
  'kind'?: (string);
  'used'?: (string);
  'batch'?: (string);
}

export interface ListCdkeysRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'q': (string);
  'kind': (string);
  'used': (string);
  'batch': (string);
}
