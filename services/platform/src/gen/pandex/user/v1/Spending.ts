// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface Spending {
  'coin'?: (number | string | Long);
  'balance'?: (number | string | Long);
}

export interface Spending__Output {
  'coin': (number);
  'balance': (number);
}
