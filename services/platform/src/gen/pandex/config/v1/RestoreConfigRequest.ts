// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface RestoreConfigRequest {
  'history_id'?: (number | string | Long);
}

export interface RestoreConfigRequest__Output {
  'history_id': (number);
}
