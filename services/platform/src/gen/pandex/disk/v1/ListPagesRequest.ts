// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface ListPagesRequest {
  'after_id'?: (number | string | Long);
  'size'?: (number);
  'doc_ids'?: (string)[];
  'noindex_default'?: (boolean);
}

export interface ListPagesRequest__Output {
  'after_id': (number);
  'size': (number);
  'doc_ids': (string)[];
  'noindex_default': (boolean);
}
