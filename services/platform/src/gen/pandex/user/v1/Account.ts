// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface Account {
  'id'?: (number | string | Long);
  'username'?: (string);
  'email'?: (string);
  'role'?: (string);
  'status'?: (string);
  'coin'?: (number | string | Long);
  'vip_until'?: (string);
  'is_vip'?: (boolean);
  'invite_code'?: (string);
  'inviter'?: (string);
  'remark'?: (string);
  'register_address'?: (string);
  'last_login_time'?: (string);
  'last_login_address'?: (string);
  'create_time'?: (string);
  'update_time'?: (string);
}

export interface Account__Output {
  'id': (number);
  'username': (string);
  'email': (string);
  'role': (string);
  'status': (string);
  'coin': (number);
  'vip_until': (string);
  'is_vip': (boolean);
  'invite_code': (string);
  'inviter': (string);
  'remark': (string);
  'register_address': (string);
  'last_login_time': (string);
  'last_login_address': (string);
  'create_time': (string);
  'update_time': (string);
}
