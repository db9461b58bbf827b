// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface DiskVersion {
  'id'?: (number | string | Long);
  'doc_id'?: (string);
  'disk_type'?: (string);
  'disk_id'?: (string);
  'version'?: (number | string | Long);
}

export interface DiskVersion__Output {
  'id': (number);
  'doc_id': (string);
  'disk_type': (string);
  'disk_id': (string);
  'version': (number);
}
