// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface AdvanceClaimsRequest {
  'ids'?: (number | string | Long)[];
  'step'?: (string);
  'note'?: (string);
  'answer'?: (boolean);
}

export interface AdvanceClaimsRequest__Output {
  'ids': (number)[];
  'step': (string);
  'note': (string);
  'answer': (boolean);
}
