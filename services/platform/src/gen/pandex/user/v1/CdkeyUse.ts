// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface CdkeyUse {
  'kind'?: (string);
  'value'?: (number | string | Long);
  'tail'?: (string);
  'create_time'?: (string);
}

export interface CdkeyUse__Output {
  'kind': (string);
  'value': (number);
  'tail': (string);
  'create_time': (string);
}
