// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface Invited {
  'id'?: (number | string | Long);
  'username'?: (string);
  'create_time'?: (string);
  'coin'?: (number | string | Long);
}

export interface Invited__Output {
  'id': (number);
  'username': (string);
  'create_time': (string);
  'coin': (number);
}
