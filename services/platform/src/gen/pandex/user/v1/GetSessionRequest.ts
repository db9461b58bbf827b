// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface GetSessionRequest {
  'user_id'?: (number | string | Long);
  'token_version'?: (number);
  'session_id'?: (string);
}

export interface GetSessionRequest__Output {
  'user_id': (number);
  'token_version': (number);
  'session_id': (string);
}
