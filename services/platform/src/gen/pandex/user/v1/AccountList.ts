// Original file: protos/pandex/user/v1/user.proto

import type { Account as _pandex_user_v1_Account, Account__Output as _pandex_user_v1_Account__Output } from '../../../pandex/user/v1/Account.ts';

export interface AccountList {
  'list'?: (_pandex_user_v1_Account)[];
  'total'?: (number);
}

export interface AccountList__Output {
  'list': (_pandex_user_v1_Account__Output)[];
  'total': (number);
}
