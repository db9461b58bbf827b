// Original file: protos/pandex/config/v1/config.proto


export interface ListBusiestAddressesRequest {
  'size'?: (number);
}

export interface ListBusiestAddressesRequest__Output {
  'size': (number);
}
