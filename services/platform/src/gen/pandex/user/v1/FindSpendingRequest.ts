// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface FindSpendingRequest {
  'user_id'?: (number | string | Long);
  'reason'?: (string);
  'ref'?: (string);
}

export interface FindSpendingRequest__Output {
  'user_id': (number);
  'reason': (string);
  'ref': (string);
}
