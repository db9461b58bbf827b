// Original file: protos/pandex/task/v1/task.proto

import type { Long } from '@grpc/proto-loader';

export interface PushQuota {
  'left'?: (number | string | Long);
  'quota'?: (number | string | Long);
}

export interface PushQuota__Output {
  'left': (number);
  'quota': (number);
}
