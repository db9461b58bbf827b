// Original file: protos/pandex/user/v1/user.proto

import type { CoinExchange as _pandex_user_v1_CoinExchange, CoinExchange__Output as _pandex_user_v1_CoinExchange__Output } from '../../../pandex/user/v1/CoinExchange.ts';

export interface CoinExchanges {
  'list'?: (_pandex_user_v1_CoinExchange)[];
  'total'?: (number);
}

export interface CoinExchanges__Output {
  'list': (_pandex_user_v1_CoinExchange__Output)[];
  'total': (number);
}
