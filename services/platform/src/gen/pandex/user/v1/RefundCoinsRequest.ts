// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface RefundCoinsRequest {
  'user_id'?: (number | string | Long);
  'ref'?: (string);
  'note'?: (string);
}

export interface RefundCoinsRequest__Output {
  'user_id': (number);
  'ref': (string);
  'note': (string);
}
