// Original file: protos/pandex/user/v1/user.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';

export interface ListCoinLogRequest {
  'page'?: (_pandex_common_v1_Page | null);
}

export interface ListCoinLogRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
}
