// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface Difference {
  'id'?: (number | string | Long);
  'kind'?: (string);
  'order_no'?: (string);
  'order_id'?: (number | string | Long);
  'text'?: (string);
  'found_at'?: (string);
}

export interface Difference__Output {
  'id': (number);
  'kind': (string);
  'order_no': (string);
  'order_id': (number);
  'text': (string);
  'found_at': (string);
}
