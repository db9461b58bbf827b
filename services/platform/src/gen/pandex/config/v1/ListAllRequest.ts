// Original file: protos/pandex/config/v1/config.proto


export interface ListAllRequest {
}

export interface ListAllRequest__Output {
}
