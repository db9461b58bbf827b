// Original file: protos/pandex/user/v1/user.proto

import type { Grant as _pandex_user_v1_Grant, Grant__Output as _pandex_user_v1_Grant__Output } from '../../../pandex/user/v1/Grant.ts';

export interface GrantList {
  'list'?: (_pandex_user_v1_Grant)[];
}

export interface GrantList__Output {
  'list': (_pandex_user_v1_Grant__Output)[];
}
