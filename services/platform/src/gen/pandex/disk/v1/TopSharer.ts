// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface TopSharer {
  'share_user'?: (string);
  'views'?: (number | string | Long);
  'resources'?: (number | string | Long);
}

export interface TopSharer__Output {
  'share_user': (string);
  'views': (number);
  'resources': (number);
}
