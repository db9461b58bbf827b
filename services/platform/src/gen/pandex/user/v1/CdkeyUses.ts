// Original file: protos/pandex/user/v1/user.proto

import type { CdkeyUse as _pandex_user_v1_CdkeyUse, CdkeyUse__Output as _pandex_user_v1_CdkeyUse__Output } from '../../../pandex/user/v1/CdkeyUse.ts';

export interface CdkeyUses {
  'list'?: (_pandex_user_v1_CdkeyUse)[];
  'total'?: (number);
}

export interface CdkeyUses__Output {
  'list': (_pandex_user_v1_CdkeyUse__Output)[];
  'total': (number);
}
