// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface Word {
  'id'?: (number | string | Long);
  'word'?: (string);
  'description'?: (string);
  'show'?: (string)[];
  'type'?: (string);
  'image'?: (string);
  'related'?: (string)[];
  'create_time'?: (string);
  'update_time'?: (string);
}

export interface Word__Output {
  'id': (number);
  'word': (string);
  'description': (string);
  'show': (string)[];
  'type': (string);
  'image': (string);
  'related': (string)[];
  'create_time': (string);
  'update_time': (string);
}
