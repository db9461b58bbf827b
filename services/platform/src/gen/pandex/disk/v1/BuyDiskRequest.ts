// Original file: protos/pandex/disk/v1/disk.proto


export interface BuyDiskRequest {
  'doc_id'?: (string);
  'request_id'?: (string);
  'max_coin'?: (number);
  '_max_coin'?: "max_coin";
}

export interface BuyDiskRequest__Output {
  'doc_id': (string);
  'request_id': (string);
  'max_coin'?: (number);
}
