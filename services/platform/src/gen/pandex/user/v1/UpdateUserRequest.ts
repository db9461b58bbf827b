// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface UpdateUserRequest {
  'id'?: (number | string | Long);
  'username'?: (string);
  'email'?: (string);
  'password'?: (string);
  'role'?: (string);
  'status'?: (string);
  'coin_delta'?: (number | string | Long);
  'coin_note'?: (string);
  'vip_until'?: (string);
  'remark'?: (string);
  'request_id'?: (string);
  '_username'?: "username";
  '_email'?: "email";
  '_password'?: "password";
  '_role'?: "role";
  '_status'?: "status";
  '_coin_delta'?: "coin_delta";
  '_coin_note'?: "coin_note";
  '_vip_until'?: "vip_until";
  '_remark'?: "remark";
}

export interface UpdateUserRequest__Output {
  'id': (number);
  'username'?: (string);
  'email'?: (string);
  'password'?: (string);
  'role'?: (string);
  'status'?: (string);
  'coin_delta'?: (number);
  'coin_note'?: (string);
  'vip_until'?: (string);
  'remark'?: (string);
  'request_id': (string);
}
