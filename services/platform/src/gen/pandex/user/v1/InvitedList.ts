// Original file: protos/pandex/user/v1/user.proto

import type { Invited as _pandex_user_v1_Invited, Invited__Output as _pandex_user_v1_Invited__Output } from '../../../pandex/user/v1/Invited.ts';
import type { Long } from '@grpc/proto-loader';

export interface InvitedList {
  'list'?: (_pandex_user_v1_Invited)[];
  'total'?: (number);
  'invite_code'?: (string);
  'coin_total'?: (number | string | Long);
}

export interface InvitedList__Output {
  'list': (_pandex_user_v1_Invited__Output)[];
  'total': (number);
  'invite_code': (string);
  'coin_total': (number);
}
