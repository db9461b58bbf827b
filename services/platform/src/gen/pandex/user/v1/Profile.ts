// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface Profile {
  'id'?: (number | string | Long);
  'username'?: (string);
  'email'?: (string);
  'role'?: (string);
  'create_time'?: (string);
  'update_time'?: (string);
  'coin'?: (number | string | Long);
  'vip_until'?: (string);
  'is_vip'?: (boolean);
  'invite_code'?: (string);
  'checked_in_today'?: (boolean);
  'has_initial_password'?: (boolean);
}

export interface Profile__Output {
  'id': (number);
  'username': (string);
  'email': (string);
  'role': (string);
  'create_time': (string);
  'update_time': (string);
  'coin': (number);
  'vip_until': (string);
  'is_vip': (boolean);
  'invite_code': (string);
  'checked_in_today': (boolean);
  'has_initial_password': (boolean);
}
