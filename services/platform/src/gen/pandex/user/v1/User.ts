// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface User {
  'id'?: (number | string | Long);
  'username'?: (string);
  'email'?: (string);
  'role'?: (string);
  'create_time'?: (string);
  'update_time'?: (string);
  'is_vip'?: (boolean);
}

export interface User__Output {
  'id': (number);
  'username': (string);
  'email': (string);
  'role': (string);
  'create_time': (string);
  'update_time': (string);
  'is_vip': (boolean);
}
