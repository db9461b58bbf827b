// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface ListGrantsRequest {
  'order_nos'?: (string)[];
  'after_id'?: (number | string | Long);
  'limit'?: (number);
}

export interface ListGrantsRequest__Output {
  'order_nos': (string)[];
  'after_id': (number);
  'limit': (number);
}
