// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface DataValue {
  'id'?: (number | string | Long);
  'value'?: (string);
  'create_time'?: (string);
}

export interface DataValue__Output {
  'id': (number);
  'value': (string);
  'create_time': (string);
}
