// Original file: protos/pandex/disk/v1/disk.proto

import type { Long } from '@grpc/proto-loader';

export interface UpdateMetaRequest {
  'id'?: (number | string | Long);
  'decompress_password'?: (string);
  'description'?: (string);
  'posters_url'?: (string);
  'cost_coin'?: (number);
  'robots'?: (number);
  '_decompress_password'?: "decompress_password";
  '_description'?: "description";
  '_posters_url'?: "posters_url";
  '_cost_coin'?: "cost_coin";
  '_robots'?: "robots";
}

export interface UpdateMetaRequest__Output {
  'id': (number);
  'decompress_password'?: (string);
  'description'?: (string);
  'posters_url'?: (string);
  'cost_coin'?: (number);
  'robots'?: (number);
}
