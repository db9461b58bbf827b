// Original file: protos/pandex/user/v1/user.proto

import type { User as _pandex_user_v1_User, User__Output as _pandex_user_v1_User__Output } from '../../../pandex/user/v1/User.ts';

export interface LoginReply {
  'info'?: (_pandex_user_v1_User | null);
  'token'?: (string);
}

export interface LoginReply__Output {
  'info': (_pandex_user_v1_User__Output | null);
  'token': (string);
}
