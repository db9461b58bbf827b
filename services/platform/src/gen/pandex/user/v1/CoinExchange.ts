// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface CoinExchange {
  'rule_id'?: (string);
  'cost'?: (number | string | Long);
  'vip_days'?: (number);
  'create_time'?: (string);
}

export interface CoinExchange__Output {
  'rule_id': (string);
  'cost': (number);
  'vip_days': (number);
  'create_time': (string);
}
