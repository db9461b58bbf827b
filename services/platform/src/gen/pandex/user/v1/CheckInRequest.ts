// Original file: protos/pandex/user/v1/user.proto


export interface CheckInRequest {
}

export interface CheckInRequest__Output {
}
