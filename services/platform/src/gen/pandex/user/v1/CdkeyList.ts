// Original file: protos/pandex/user/v1/user.proto

import type { Cdkey as _pandex_user_v1_Cdkey, Cdkey__Output as _pandex_user_v1_Cdkey__Output } from '../../../pandex/user/v1/Cdkey.ts';

export interface CdkeyList {
  'list'?: (_pandex_user_v1_Cdkey)[];
  'total'?: (number);
}

export interface CdkeyList__Output {
  'list': (_pandex_user_v1_Cdkey__Output)[];
  'total': (number);
}
