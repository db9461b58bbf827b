// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface DeleteUserRequest {
  'id'?: (number | string | Long);
}

export interface DeleteUserRequest__Output {
  'id': (number);
}
