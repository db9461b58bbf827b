// Original file: protos/pandex/order/v1/order.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';

export interface ListCouponsRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'q'?: (string);
  'enabled'?: (string);
}

export interface ListCouponsRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'q': (string);
  'enabled': (string);
}
