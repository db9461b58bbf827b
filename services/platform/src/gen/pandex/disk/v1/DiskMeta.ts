// Original file: protos/pandex/disk/v1/disk.proto


export interface DiskMeta {
  'decompress_password'?: (string);
  'description'?: (string);
  'posters_url'?: (string);
  'cost_coin'?: (number);
  'robots'?: (number);
  '_robots'?: "robots";
}

export interface DiskMeta__Output {
  'decompress_password': (string);
  'description': (string);
  'posters_url': (string);
  'cost_coin': (number);
  'robots'?: (number);
}
