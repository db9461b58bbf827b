// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface CheckInReply {
  'checked_in'?: (boolean);
  'coin_gained'?: (number | string | Long);
  'coin'?: (number | string | Long);
  'streak'?: (number);
  'days'?: (string)[];
  'coin_tomorrow'?: (number | string | Long);
}

export interface CheckInReply__Output {
  'checked_in': (boolean);
  'coin_gained': (number);
  'coin': (number);
  'streak': (number);
  'days': (string)[];
  'coin_tomorrow': (number);
}
