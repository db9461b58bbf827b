// Original file: protos/pandex/order/v1/order.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListOrdersRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'status'?: (string);
  'order_no'?: (string);
  'username'?: (string);
  'goods_id'?: (number | string | Long);
  'pay_type'?: (string);
  'state'?: (string);
  'from'?: (string);
  'to'?: (string);
  'user_id'?: (number | string | Long);
}

export interface ListOrdersRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'status': (string);
  'order_no': (string);
  'username': (string);
  'goods_id': (number);
  'pay_type': (string);
  'state': (string);
  'from': (string);
  'to': (string);
  'user_id': (number);
}
