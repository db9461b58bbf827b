// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface ArticleSubject {
  'id'?: (number | string | Long);
  'doc_id'?: (string);
  'disk_name'?: (string);
  'disk_type'?: (string);
  'files'?: (string);
}

export interface ArticleSubject__Output {
  'id': (number);
  'doc_id': (string);
  'disk_name': (string);
  'disk_type': (string);
  'files': (string);
}
