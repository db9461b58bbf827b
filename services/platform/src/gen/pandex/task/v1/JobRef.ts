// Original file: protos/pandex/task/v1/task.proto

import type { Long } from '@grpc/proto-loader';

export interface JobRef {
  'id'?: (number | string | Long);
}

export interface JobRef__Output {
  'id': (number);
}
