// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface QueueChecksReply {
  'queued'?: (number);
  'last_id'?: (number | string | Long);
  'total'?: (number);
}

export interface QueueChecksReply__Output {
  'queued': (number);
  'last_id': (number);
  'total': (number);
}
