// Original file: protos/pandex/user/v1/user.proto

import type { Account as _pandex_user_v1_Account, Account__Output as _pandex_user_v1_Account__Output } from '../../../pandex/user/v1/Account.ts';
import type { CheckInDays as _pandex_user_v1_CheckInDays, CheckInDays__Output as _pandex_user_v1_CheckInDays__Output } from '../../../pandex/user/v1/CheckInDays.ts';
import type { InvitedUsers as _pandex_user_v1_InvitedUsers, InvitedUsers__Output as _pandex_user_v1_InvitedUsers__Output } from '../../../pandex/user/v1/InvitedUsers.ts';
import type { CoinExchanges as _pandex_user_v1_CoinExchanges, CoinExchanges__Output as _pandex_user_v1_CoinExchanges__Output } from '../../../pandex/user/v1/CoinExchanges.ts';
import type { CdkeyUses as _pandex_user_v1_CdkeyUses, CdkeyUses__Output as _pandex_user_v1_CdkeyUses__Output } from '../../../pandex/user/v1/CdkeyUses.ts';
import type { OrderGrants as _pandex_user_v1_OrderGrants, OrderGrants__Output as _pandex_user_v1_OrderGrants__Output } from '../../../pandex/user/v1/OrderGrants.ts';

export interface UserExport {
  'account'?: (_pandex_user_v1_Account | null);
  'check_ins'?: (_pandex_user_v1_CheckInDays | null);
  'invited'?: (_pandex_user_v1_InvitedUsers | null);
  'exchanges'?: (_pandex_user_v1_CoinExchanges | null);
  'cdkeys'?: (_pandex_user_v1_CdkeyUses | null);
  'grants'?: (_pandex_user_v1_OrderGrants | null);
}

export interface UserExport__Output {
  'account': (_pandex_user_v1_Account__Output | null);
  'check_ins': (_pandex_user_v1_CheckInDays__Output | null);
  'invited': (_pandex_user_v1_InvitedUsers__Output | null);
  'exchanges': (_pandex_user_v1_CoinExchanges__Output | null);
  'cdkeys': (_pandex_user_v1_CdkeyUses__Output | null);
  'grants': (_pandex_user_v1_OrderGrants__Output | null);
}
