// Original file: protos/pandex/user/v1/user.proto

import type { CoinMovement as _pandex_user_v1_CoinMovement, CoinMovement__Output as _pandex_user_v1_CoinMovement__Output } from '../../../pandex/user/v1/CoinMovement.ts';

export interface CoinLog {
  'list'?: (_pandex_user_v1_CoinMovement)[];
  'total'?: (number);
}

export interface CoinLog__Output {
  'list': (_pandex_user_v1_CoinMovement__Output)[];
  'total': (number);
}
