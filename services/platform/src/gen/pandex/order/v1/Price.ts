// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface Price {
  'price'?: (number | string | Long);
  'amount'?: (number | string | Long);
  'discount'?: (number | string | Long);
}

export interface Price__Output {
  'price': (number);
  'amount': (number);
  'discount': (number);
}
