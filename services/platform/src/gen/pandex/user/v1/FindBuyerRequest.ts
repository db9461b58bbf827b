// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface FindBuyerRequest {
  'user_id'?: (number | string | Long);
}

export interface FindBuyerRequest__Output {
  'user_id': (number);
}
