// Original file: protos/pandex/user/v1/user.proto

import type { Invited as _pandex_user_v1_Invited, Invited__Output as _pandex_user_v1_Invited__Output } from '../../../pandex/user/v1/Invited.ts';

export interface InvitedUsers {
  'list'?: (_pandex_user_v1_Invited)[];
  'total'?: (number);
}

export interface InvitedUsers__Output {
  'list': (_pandex_user_v1_Invited__Output)[];
  'total': (number);
}
